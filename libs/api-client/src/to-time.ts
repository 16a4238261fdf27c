export { fromWireTime as toTime } from '@wallet/domain';
