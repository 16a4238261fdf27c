import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markerHeader } from '@wallet/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { auditLedger, buildApp, createPasswords, demoMembers, type AppOptions } from '../src/index.ts';
import type { SandboxApp } from '../src/http/sandbox-app.ts';
import { openSeededStore, testLimits } from './test-store.ts';
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

export interface Login {
  readonly operator: OperatorId;
  readonly phone: string;
  readonly password: string;
}

const sessionMs = 12 * 3_600_000;

/** A sandbox with the demo members that receives requests without a port. */
export class TestSandbox {
  db!: Store;
  app!: SandboxApp;
  readonly log: string[] = [];
  private readonly clock: { at: number };
  private readonly sessions = new Map<string, { readonly since: number; readonly token: Promise<string> }>();
  private closeStore = () => Promise.resolve();

  constructor(clock = { at: Date.parse('2026-03-02T05:00:00Z') }) {
    this.clock = clock;
  }

  /**
   * Uses the server of DATABASE_URL if it is set, and otherwise its own database in memory. The tests expect the same
   * behaviour from each.
   */
  async open(options: TestOptions): Promise<void> {
    const { db, close } = await openSeededStore({ passwords: quickPasswords, at: this.now() });
    this.closeStore = close;
    await this.start(db, options);
  }

  private async start(db: Store, options: TestOptions): Promise<void> {
    const logTo = { write: (line: string) => void this.log.push(line) };
    const now = () => this.now();
    const limits = testLimits(now);
    const allowances = { requestsPerMinute: 100_000, ...options.allowances };
    this.db = db;
    this.app = await buildApp({ passwords: quickPasswords, logTo, limits, ...options, allowances, db, now });
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
    return { status: response.statusCode, body: parseJson(response.body), text: response.body, headers: response.headers };
  }

  /** Sends a form as a browser does, which then reads the page that it is sent to: reading that again sends nothing again. */
  async submit(url: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await this.ask('POST', url, { headers, body: new URLSearchParams(fields).toString() });
    expect(sent, sent.text).toMatchObject({ status: 303 });
    const [cookie = ''] = String(sent.headers['set-cookie']).split(';');
    return this.ask('GET', String(sent.headers.location), { headers: { cookie } });
  }

  logIn(operator: OperatorId, username: string, password: string, ip?: string): Promise<Answer> {
    const call = { body: { username, password }, ...(ip !== undefined && { ip }) };
    return this.ask('POST', `/${operator}/api/login`, call);
  }

  /** The token of a demo member. */
  tokenOf(phone: string): Promise<string> {
    return this.sessionOf(demoLogin(phone));
  }

  /** The token of a session that has not expired. */
  sessionOf(login: Login): Promise<string> {
    const known = this.sessions.get(login.phone);
    if (known && known.since + sessionMs > this.clock.at) return known.token;
    const token = this.newSessionOf(login);
    this.sessions.set(login.phone, { since: this.clock.at, token });
    return token;
  }

  freshTokenOf(phone: string): Promise<string> {
    return this.newSessionOf(demoLogin(phone));
  }

  private async newSessionOf({ operator, phone, password }: Login): Promise<string> {
    const { body } = await this.logIn(operator, phone, password);
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
    const other = new TestSandbox(this.clock);
    await other.start(this.db, options);
    return other;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.closeStore();
  }
}

type TestOptions = Omit<AppOptions, 'db' | 'now'>;

/** A sandbox for the tests of a file. Its ledger is audited at the end. */
export function useSandbox(options: TestOptions = {}): TestSandbox {
  const sandbox = new TestSandbox();
  beforeAll(() => sandbox.open(options));
  afterAll(async () => {
    await expectCleanLedger(sandbox);
    await sandbox.close();
  });
  return sandbox;
}

export async function expectCleanLedger({ db }: TestSandbox): Promise<void> {
  expect(await auditLedger(db)).toMatchObject({ isClean: true });
}

/** A folder that is deleted after the tests of a file. */
export function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export interface SentFile {
  /** Without it, the form has no file. */
  readonly content?: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
}

/** A form with a file as a browser sends it. */
export async function formOf({ content, name = 'a.png', type = 'image/png', field = 'file' }: SentFile, texts: object = {}) {
  const form = new FormData();
  for (const [text, value] of Object.entries(texts)) form.append(text, String(value));
  if (content !== undefined) form.append(field, new Blob([new Uint8Array(content)], { type }), name);
  const request = new Response(form);
  return { body: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': request.headers.get('content-type') ?? '' } };
}

function demoLogin(phone: string): Login {
  const member = demoMembers.find((demo) => demo.phone === phone);
  if (member === undefined) throw new Error(`${phone} is no demo member`);
  return member;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON: the test uses the text.
    return undefined;
  }
}
