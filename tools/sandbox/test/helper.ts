import { markerHeader } from '@wallet/contract';
import { buildApp, createPasswords, demoMembers, type AppOptions } from '../src/index.ts';
import type { SandboxApp } from '../src/http/sandbox-app.ts';
import { openSeededStore, openTestLimits } from './test-store.ts';
import type { OperatorId, Store } from '../src/store/database.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Call {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD';

/** Cheap password hashes, because the tests log in often. */
export const quickPasswords = createPasswords({ N: 2048, r: 8, p: 1 });

/** A sandbox with the demo members that receives requests without a port. */
export class TestSandbox {
  readonly db: Store;
  readonly app: SandboxApp;
  readonly log: string[];
  private readonly closeStore: () => Promise<void>;
  private readonly clock: { at: number };
  private readonly tokens = new Map<string, Promise<string>>();

  constructor(db: Store, app: SandboxApp, log: string[], clock: { at: number }, closeStore: () => Promise<void>) {
    this.db = db;
    this.app = app;
    this.log = log;
    this.clock = clock;
    this.closeStore = closeStore;
  }

  /** Sends a request as the app does: with the marker header. */
  async ask(method: Method, url: string, { token, body, headers = {}, ip }: Call = {}): Promise<Answer> {
    const response = await this.app.inject({
      method,
      url,
      ...(ip !== undefined && { remoteAddress: ip }),
      headers: {
        [markerHeader.name]: markerHeader.value,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: response.statusCode, body: parse(response.body), text: response.body, headers: response.headers };
  }

  logIn(operator: OperatorId, username: string, password: string, ip?: string): Promise<Answer> {
    const call = { body: { username, password }, ...(ip !== undefined && { ip }) };
    return this.ask('POST', `/${operator}/api/login`, call);
  }

  /** The token of a demo member, who logs in once per file. */
  tokenOf(phone: string): Promise<string> {
    const known = this.tokens.get(phone) ?? this.freshTokenOf(phone);
    this.tokens.set(phone, known);
    return known;
  }

  async freshTokenOf(phone: string): Promise<string> {
    const member = demoMembers.find((demo) => demo.phone === phone);
    if (member === undefined) throw new Error(`${phone} is no demo member`);
    const { body } = await this.logIn(member.operator, phone, member.password);
    return (body as { token: string }).token;
  }

  async asMember(phone: string, method: Method, url: string, call: Call = {}): Promise<Answer> {
    return this.ask(method, url, { ...call, token: await this.tokenOf(phone) });
  }

  /** The path at which a member's game opens. The link has the host and port of the sandbox. */
  async launchPath(token: string, gameCode: string): Promise<string> {
    const credentials = await this.ask('GET', `/api/wallet/account/${gameCode}`, { token });
    const { username } = credentials.body as { username: string };
    const { body } = await this.ask('GET', `/api/autoLogin/${gameCode}/${username}`, { token });
    const { pathname, search } = new URL((body as { link: string }).link);
    return `${pathname}${search}`;
  }

  advance(ms: number): void {
    this.clock.at += ms;
  }

  now(): Date {
    return new Date(this.clock.at);
  }

  /** Another server on the same database. Closing it does not close the database. */
  async alongside(options: TestOptions): Promise<TestSandbox> {
    return startOn(this.db, this.clock, options, () => Promise.resolve());
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.closeStore();
  }
}

type TestOptions = Omit<AppOptions, 'db' | 'now'>;

/**
 * Uses DATABASE_URL and REDIS_URL if they are set, and otherwise its own database in memory. The tests expect the same
 * behaviour from each.
 */
export async function openSandbox(options: TestOptions = {}): Promise<TestSandbox> {
  const clock = { at: Date.parse('2026-03-02T05:00:00Z') };
  const { db, close } = await openSeededStore({ passwords: quickPasswords, at: new Date(clock.at) });
  return startOn(db, clock, options, close);
}

async function startOn(db: Store, clock: { at: number }, options: TestOptions, close: () => Promise<void>): Promise<TestSandbox> {
  const log: string[] = [];
  const logTo = { write: (line: string) => void log.push(line) };
  const now = () => new Date(clock.at);
  const { limits, close: closeLimits } = openTestLimits(now);
  const allowances = { requestsPerMinute: 100_000, ...options.allowances };
  const app = await buildApp({ passwords: quickPasswords, logTo, limits, ...options, allowances, db, now });
  return new TestSandbox(db, app, log, clock, () => close().finally(closeLimits));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON: the test uses the text.
    return undefined;
  }
}
