/** With which a visitor says that they are somebody else, or mean another call. */
export const forgedHeaders = {
  'X-Forwarded-For': '203.0.113.9',
  X_Forwarded_For: '203.0.113.9',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Port': '1',
  'X-Forwarded-Prefix': '/evil',
  'X-Real-IP': '203.0.113.9',
  Forwarded: 'for=203.0.113.9;host=evil.example',
  'X-Original-URL': '/__messages',
  'X-Rewrite-URL': '/__messages',
  'X-HTTP-Method-Override': 'DELETE',
  Proxy: 'http://evil.example',
};
