/**
 * Starts every root command. It runs on any Node from 18 on, because it provides the right one: it installs the packages
 * when they are missing or outdated, and continues with the project's own Node.
 */
const { spawn, spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { delimiter, join } = require('node:path');

const root = join(__dirname, '../..');
const bin = join(root, 'node_modules/.bin');
const stampFile = join(root, 'node_modules/.installed-for');
const neededMajor = 24;

function stamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

function install() {
  console.log('Installing packages, this takes a minute the first time ...');
  const npm = process.env.npm_execpath
    ? [process.env.npm_node_execpath || process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const result = spawnSync(npm[0], [...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && npm.length === 1,
  });
  if (result.status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
  writeFileSync(stampFile, stamp());
}

function findNode() {
  const own = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  console.error(
    `This needs Node ${neededMajor}. For this kind of machine no Node comes with the packages: install Node ${neededMajor} and try again.`,
  );
  return process.exit(1);
}

if (!isInstalled()) install();
const [command, ...rest] = process.argv.slice(2);
const child = spawn(findNode(), [join(__dirname, 'src', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Programs that start often, such as the sandbox, start faster.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    NX_DAEMON: 'false',
  },
});
// The terminal sends Ctrl-C to the child too, so this only waits for its end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
