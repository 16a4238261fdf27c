export { createCertificate, publicKeyHash, type Certificate } from './create-certificate.ts';
export { startInstances, type Instances } from './start-instances.ts';
export { findNginx, startNginx, type RunningNginx } from './start-nginx.ts';
export { previewNotice, startPreview } from './start-preview.ts';
export { startSettableSite, type SettableSite } from './start-settable-site.ts';
