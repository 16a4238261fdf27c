import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { planLaunch, type GameCredentials, type Launch } from './plan-launch.ts';

const credentials: GameCredentials = { username: 'pg0812', password: 'Aa1 /ก' };
const web = 'https://play.example.com/login?lang=th';
const none = { sportHost: null };
const impossible: Launch = { kind: 'impossible' };

describe('planLaunch', () => {
  it.each(['pg', 'PG', 'imi', 'circus', 'slotracha', 'pgslot', 'Joker2'])(
    'requests the link of %s from the backend with the username',
    (code) => {
      expect(planLaunch({ code, web }, credentials, none)).toEqual({
        kind: 'auto-login',
        provider: code.toLowerCase(),
        username: 'pg0812',
      });
    },
  );

  it.each(['betflix', 'askmebet', 'usun', 'areaslot', 'HuayHD'])(
    'requests the link of %s from the backend with username and password',
    (code) => {
      expect(planLaunch({ code, web }, credentials, none)).toEqual({
        kind: 'auto-login',
        provider: code.toLowerCase(),
        username: 'pg0812',
        password: 'Aa1 /ก',
      });
    },
  );

  it.each<[string, string | null, Launch]>([
    ['newgame', web, { kind: 'address', url: web }],
    ['newgame', null, impossible],
    ['newgame', '', impossible],
    ['constructor', null, impossible],
  ])('plans the launch of %s with the URL %j', (code, address, launch) => {
    expect(planLaunch({ code, web: address }, credentials, none)).toEqual(launch);
  });

  describe('with form values', () => {
    const withForm: GameCredentials = { ...credentials, event: { target: 'btnLogin', username: 'not this one' } };
    const fields = { target: 'btnLogin', username: 'pg0812', password: 'Aa1 /ก' };

    it.each<[string, string | null, string | null, string | null]>([
      ['the URL of the account', web, null, web],
      ['the host of the build with the path of the account', web, 'sport.example.org:8443', 'https://sport.example.org:8443/login?lang=th'],
      ['the host of the build when the account has no URL', null, 'sport.example.org', 'https://sport.example.org/'],
      ['the host of the build when the URL of the account is invalid', 'play me', 'sport.example.org', 'https://sport.example.org/'],
      ['nowhere when the account has no URL', null, null, null],
      ['nowhere when the URL is empty', '', null, null],
    ])('posts them to %s', (_name, address, sportHost, action) => {
      const launch = planLaunch({ code: 'ufabet', web: address }, withForm, { sportHost });
      expect(launch).toEqual(action === null ? impossible : { kind: 'form', action, fields });
    });

    it('posts them even when the backend has a link for the provider', () => {
      expect(planLaunch({ code: 'imi', web }, withForm, none).kind).toBe('form');
    });
  });

  it('plans a launch exactly when the account has a known provider or a URL', () => {
    const code = fc.oneof(fc.string(), fc.constantFrom('pg', 'Usun', 'toString'));
    fc.assert(
      fc.property(code, fc.option(fc.constantFrom('https://play.example.com/', 'http://a.example/b?c=d', 'play me')), (game, address) => {
        const { kind } = planLaunch({ code: game, web: address }, credentials, none);
        const isProvider = ['pg', 'usun'].includes(game.toLowerCase());
        expect(kind).toBe(isProvider ? 'auto-login' : address === null ? 'impossible' : 'address');
      }),
    );
  });
});
