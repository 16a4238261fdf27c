import { PGlite } from '@electric-sql/pglite';
const ms=(t)=>Math.round(performance.now()-t);
const cpu=()=>(process.cpuUsage().user/1e6).toFixed(1);
let t=performance.now(); const a=await PGlite.create(); console.log('create', ms(t), cpu());
t=performance.now(); await a.exec('create table x(a int)'); console.log('exec', ms(t));
t=performance.now(); const dump=await a.dumpDataDir('none'); console.log('dump none', ms(t), dump.size, cpu());
t=performance.now(); const b=await PGlite.create({loadDataDir: dump}); console.log('load', ms(t), cpu());
t=performance.now(); await b.exec('select * from x'); console.log('exec', ms(t));
t=performance.now(); const c=await PGlite.create(); console.log('create again', ms(t), cpu());
