export { homePath, nextReturnTo, returnToKey, saveReturnTo, takeReturnTo } from './session/return-to.ts';
export { isMoneyMoving, withMoneyLock } from './session/money-lock.ts';
export { createSession, type Session, type SessionChannel, type SessionEnd } from './session/session.ts';
export { createSessionChannel, noChannel } from './session/session-channel.ts';
export {
  createDeviceStore,
  createMemoryStore,
  createStore,
  createTabStore,
  keptKeys,
  memberPrefix,
  formPrefix,
  tokenKey,
  type KeyValueStore,
} from './storage/storage.ts';
export { clockMark, readClockMark, writeClockMark } from './storage/clock-marks.ts';
export {
  keptByAll,
  openMemberDeviceStorage,
  setKept,
  type MemberDeviceStorage,
  type MemberSetting,
} from './storage/member-device-storage.ts';
