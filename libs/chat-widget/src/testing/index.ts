export { createFakeChat, type FakeChat, type FakeChatOptions } from './fake-chat.ts';
export { createMemoryStorage } from './memory-storage.ts';
