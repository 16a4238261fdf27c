export { startServer, type ServerOptions } from './server.ts';
