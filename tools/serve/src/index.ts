export { createCertificate, publicKeyHash, type Certificate } from './create-certificate.ts';
export { startServer, type ServerOptions } from './server.ts';
