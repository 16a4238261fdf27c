/** Headers with which a visitor pretends to be somebody else, or to make another call. nginx passes on a list, so any other is like the last. */
export const forgedHeaders = {
  'X-Forwarded-For': '203.0.113.9',
  X_Forwarded_For: '203.0.113.9',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'evil.example',
  'X-Real-IP': '203.0.113.9',
  Forwarded: 'for=203.0.113.9;host=evil.example',
  'X-Original-URL': '/__messages',
  'X-HTTP-Method-Override': 'DELETE',
  Proxy: 'http://evil.example',
  Via: '1.1 evil.example',
  Cookie: 'admin=1',
  'X-Whatever-Comes-Next': '203.0.113.9',
};

/** Headers of calls and of the socket's handshake, all of which a backend may read. */
export const neededHeaders = {
  Accept: 'application/json',
  'Accept-Encoding': 'gzip',
  'Accept-Language': 'th',
  Authorization: 'Bearer token',
  'Content-Type': 'application/json',
  'Idempotency-Key': 'c0ffee',
  Origin: 'https://wallet.example.com',
  'Sec-Fetch-Dest': 'empty',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Purpose': 'prefetch',
  'User-Agent': 'a browser',
  'X-Requested-With': 'wallet-user',
};

/** Headers of a backend that do not belong into the responses of one origin without cookies. */
export const headersForOthers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Credentials': 'true',
  'Set-Cookie': 'a=1',
  'X-Powered-By': 'Express',
};
