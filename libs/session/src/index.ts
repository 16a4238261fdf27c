export { homePath, nextReturnTo, returnNowhere, returnToKey, saveReturnTo, takeReturnTo } from './return-to/return-to.ts';
export { isMoneyMoving, withMoneyLock } from './locks/money-lock.ts';
export { createSession, type Session, type SessionChannel, type SessionEnd } from './session/session.ts';
export { createSessionChannel, noChannel } from './session/session-channel.ts';
export { tokenKey } from './session/token-key.ts';
export { createDeviceStore, createStore, createTabStore, memberPrefix, formPrefix, type KeyValueStore } from './storage/storage.ts';
export { clockMark, readClockMark, writeClockMark } from './storage/clock-marks.ts';
export { keptKeys } from './storage/kept-keys.ts';
export {
  keptByAll,
  openMemberDeviceStorage,
  setKept,
  type MemberDeviceStorage,
  type MemberSetting,
} from './storage/member-device-storage.ts';
