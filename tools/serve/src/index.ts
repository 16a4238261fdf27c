export { createCertificate, publicKeyHash, type Certificate } from './create-certificate.ts';
export { keepAssets } from './keep-assets.ts';
export { startServer, type ServerOptions } from './server.ts';
