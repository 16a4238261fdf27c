/** A small wrong in the money code. `find` occurs once in its file. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

type Change = readonly [name: string, find: string, replace: string];

const inFile = (file: string, changes: readonly Change[]): readonly Mutant[] =>
  changes.map(([name, find, replace]) => ({ name, file, find, replace }));

/** The faults that the simulation has to find, one at a time. */
export const mutants: readonly Mutant[] = [
  ...inFile('libs/money/src/machine/action-state.ts', [
    ['a request starts although one is under way', '!isBusy(step) && !(step.name', '!(step.name'],
    [
      'a request starts although it is not known what became of the last',
      "!isBusy(step) && !(step.name === 'unknown' && step.isLocked)",
      '!isBusy(step)',
    ],
  ]),
  ...inFile('libs/money/src/machine/transitions.ts', [
    ['what another tab left behind is ignored', 'if (attempt) return prove(heard,', 'if (heard.turn < 0) return prove(heard,'],
    [
      'a tab goes on without the lock',
      "return go(action, { name: 'elsewhere', follows: step.request.expected, isDismissed: false });",
      "return go(action, { name: 'preparing', request: step.request, released: null });",
    ],
    ['an attempt is not stored', "...(attempt && { record: { as: 'pending', attempt } })", ''],
    [
      'a lost answer is a refusal',
      "if (error && outcomeOf(error) === 'unknown') {",
      "if (error && outcomeOf(error) === 'unknown' && isAnswered(error)) {",
    ],
    ['a refusal is a success', "if (error) return leave(action, { name: 'refused', error }, record);", ''],
    ['what was answered stays stored', "attempt ? { record: { as: 'gone', attempt } } : {};", '{};'],
    [
      'settled lists are not noticed',
      "const isProven = finding === 'settled' || finding === 'rejected';",
      "const isProven = finding === 'rejected';",
    ],
    ['the first look that shows nothing is the last', 'const isBelieved =', "const isBelieved = finding === 'unchanged' ||"],
    [
      'lists that show nothing mean that it was done',
      "case 'unread':\n      return success;",
      "case 'unread':\n      return success ?? { name: 'done', response: null };",
    ],
    ['unchanged lists are believed without an answer', 'if (!isAnswered(error) && attempt !== null) return success;', ''],
    [
      'a check that proves nothing says refused',
      "return leave(action, { name: 'idle' }, release(step.attempt));",
      "return leave(action, { name: 'refused', error: step.error }, release(step.attempt));",
    ],
    [
      'a stored action is not taken up after a reload',
      "return go(action, { name: 'resuming', attempt }",
      "if (attempt) return action;\n  return go(action, { name: 'resuming', attempt }",
    ],
    ['a tab that waits never asks for the lock', "return step.name === 'waiting' || (step.name", 'return (step.name'],
    [
      'a member who returns is ignored',
      '!step.isReading ? go(action, { ...step, isReading: true }) : action',
      '!step.isReading ? action : action',
    ],
    [
      'what the member comes back to is not concluded',
      'return isProven ? conclude(action, step, finding) :',
      'return action.turn < 0 ? conclude(action, step, finding) :',
    ],
    [
      'closing a form forgets what is not known',
      "const isOver = ({ name }: Step) => name === 'done'",
      "const isOver = ({ name }: Step) => name === 'unknown' || name === 'done'",
    ],
  ]),
  ...inFile('libs/money/src/machine/steps.ts', [
    [
      'a lost call is sent again',
      'return (await requests.get(intent)?.send(id)) ?? { error: toApiError(undefined) };',
      "const first = await requests.get(intent)?.send(id);\n      return (first?.error?.kind === 'unreachable' ? await requests.get(intent)?.send(id) : first) ?? { error: toApiError(undefined) };",
    ],
  ]),
  ...inFile('libs/money/src/machine/effects.ts', [
    ['a lock is released early', 'await until(store, () => isOver(actionOf(store, intent)));', ''],
    [
      'an action does not wait for one that changes it back',
      'const resource = resourceOf(intent);',
      'const resource = null as string | null;',
    ],
    ['the storage of other pages is ignored', 'action.intent === intent ? action.attempt : []', '[]'],
    ['nothing is stored', "if (as === 'pending') pending.add(intent, attempt);", "if (as === 'pending') return;"],
    ['nothing is removed from the storage', 'else pending.remove(attempt.id);', ''],
  ]),
  ...inFile('libs/money/src/machine/prepare.ts', [
    ['a retry has a new key', ': released.id;', ': createId();'],
    ['times are of the device', 'offsetMs === null ? null : now() + offsetMs;', 'offsetMs === null ? null : now();'],
  ]),
  ...inFile('libs/money/src/machine/money-actions.ts', [['what a closed tab left is not taken up', '      takeUp();\n', '']]),
  ...inFile('libs/money/src/machine/pending-actions.ts', [
    ['what the member tries again is forgotten', 'const maxOnItsWayMs = 15 * 60_000;', 'const maxOnItsWayMs = 0;'],
  ]),
  ...inFile('libs/session/src/locks/money-lock.ts', [
    ['a lock that another tab has is taken', 'return lock ? act() : null;', 'return act();'],
  ]),
  ...inFile('libs/api-client/src/reconcile/rows.ts', [
    [
      'a transfer is known by its amount alone',
      "entry.type === 'transfer' && entry.from === from && entry.to === to && isAmount(entry, amount.minor);",
      'entry.type !== from + to && isAmount(entry, amount.minor);',
    ],
    [
      'a withdrawal is known by its amount alone',
      "const found = onlyNewEntry(evidence, (entry) => entry.type === 'withdraw' && isAmount(entry, minor));",
      'const found = onlyNewEntry(evidence, (entry) => isAmount(entry, minor));',
    ],
    ['a withdrawal in progress is refused', "return found.status === 'failed' ? 'rejected' : 'settled';", "return 'rejected';"],
    [
      'a transfer that cannot be read has not happened',
      'areSame(evidence, [evidence.expected.from, evidence.expected.to]) && hasNoNewEntry(evidence)',
      'hasNoNewEntry(evidence) || evidence.after.entries === undefined',
    ],
    [
      'a refund that cannot be read was not received',
      "isUnchanged: (evidence) => isSame(evidence, 'refund') && hasNoNewEntry(evidence),",
      'isUnchanged: () => true,',
    ],
    [
      'a refund that is still there was received',
      "if (after.refund.available !== 'none' || availableMinor === null || receivedMinor === null) return 'unknown';\n      return settledIf(after.refund.receivedMinor === receivedMinor + availableMinor);",
      'return settledIf(availableMinor !== null && receivedMinor !== null);',
    ],
    [
      'a refund that is still there was added',
      'settledIf(evidence.after.refund?.receivedMinor === 0 && isPaidInto(',
      'settledIf(evidence.after.refund !== undefined || isPaidInto(',
    ],
    [
      'an invite bonus that is still there was claimed',
      'settledIf(evidence.after.inviteBonus === 0 && isPaidInto(',
      'settledIf(evidence.after.inviteBonus !== undefined || isPaidInto(',
    ],
    [
      'coupons that a spin may have won prove that none was claimed',
      " && isSame(evidence, 'coupons') && areCoinsSame(evidence) &&",
      " && isSame(evidence, 'coupons') &&",
    ],
    [
      'any look at the coins proves a spin',
      'settledIf(isOneLess(before.coins, after.coins))',
      'settledIf(before.coins === after.coins || isOneLess(before.coins, after.coins))',
    ],
    [
      'any look at the coupons proves a claim',
      'settledIf(isOneLess(before.coupons, after.coupons))',
      'settledIf(before.coupons === after.coupons || isOneLess(before.coupons, after.coupons))',
    ],
    [
      'a bonus that was not active was cleared',
      'settledIf(before.isBonusActive === true && after.isBonusActive === false)',
      'settledIf(before.isBonusActive !== undefined && after.isBonusActive === false)',
    ],
    [
      'a bonus that may have been received again was not cancelled',
      "isStillActive(evidence) && countsBonuses(evidence) && isSame(evidence, 'bonus'),",
      'isStillActive(evidence),',
    ],
    [
      'a bonus that was active was received',
      'const isNowActive = after.bonus.isActive && before.bonus?.isActive !== true;',
      'const isNowActive = after.bonus.isActive;',
    ],
    [
      'a game account that was open was opened',
      'settledIf(before.balances !== undefined && !(code in before.balances) && after',
      'settledIf(before.balances !== undefined && after',
    ],
    [
      'an old QR code is a new one',
      'settledIf(isNew && after.qrCode.minor === amount.minor)',
      'settledIf((isNew || true) && after.qrCode.minor === amount.minor)',
    ],
    ['a QR code that has expired was cancelled', 'settledIf(isGone && !hasExpired && !mayBePaid)', 'settledIf(isGone && !mayBePaid)'],
    ['a QR code that was paid was cancelled', 'settledIf(isGone && !hasExpired && !mayBePaid)', 'settledIf(isGone && !hasExpired)'],
    [
      'a QR code that is there was cancelled',
      'settledIf(isGone && !hasExpired && !mayBePaid)',
      'settledIf((isGone || true) && !hasExpired && !mayBePaid)',
    ],
    [
      'any transfer proves that of everything',
      'settledIf(isOnlyAtTarget && arrivals.length > 0)',
      'settledIf(isOnlyAtTarget || arrivals.length >= 0)',
    ],
  ]),
  ...inFile('libs/api-client/src/reconcile/reconcile.ts', [
    [
      'what proves nothing proves that nothing moved',
      "if (isUnchanged(evidence)) return 'unchanged';",
      "if (isUnchanged(evidence) || true) return 'unchanged';",
    ],
  ]),
  ...inFile('libs/api-client/src/money/evidence.ts', [
    ['rows of before count as new', 'return at < 0;', 'return at < row.createdAt!;'],
    ['times are compared as if clocks were exact', 'export const clockErrorMs = 3000;', 'export const clockErrorMs = 0;'],
  ]),
  ...inFile('libs/api-client/src/transport/api-error.ts', [
    [
      'a broken line is a refusal',
      "case 'unreachable':\n    case 'timeout':\n    case 'unavailable':",
      "case 'unreachable':\n      return 'refused';\n    case 'timeout':\n    case 'unavailable':",
    ],
    [
      'a time limit is a refusal',
      "case 'timeout':\n    case 'unavailable':\n    case 'unreadable':\n      return 'unknown'",
      "case 'timeout':\n      return 'refused';\n    case 'unavailable':\n    case 'unreadable':\n      return 'unknown'",
    ],
    [
      'a gateway that breaks is a refusal',
      "case 'unavailable':\n    case 'unreadable':\n      return 'unknown'",
      "case 'unavailable':\n      return 'refused';\n    case 'unreadable':\n      return 'unknown'",
    ],
    ['what cannot be read is a refusal', "case 'unreadable':\n      return 'unknown'", "case 'unreadable':\n      return 'refused'"],
    ['a conflict without a code is a refusal', "error.status === 409 && error.code === null ? 'unknown' : 'refused'", "'refused'"],
    [
      'a 500 in words is a refusal',
      "code !== 'INTERNAL_SERVER_ERROR' && (status < 500 || code !== null)",
      "code !== 'INTERNAL_SERVER_ERROR'",
    ],
    [
      'a lost answer counts as one',
      "case 'unreachable':\n    case 'timeout':\n      return false;",
      "return false;\n    case 'unreachable':\n    case 'timeout':\n      return true;",
    ],
  ]),
  ...inFile('libs/api-client/src/transport/prepare-call.ts', [
    ['calls have no key', '...(intentId !== undefined && context.sendsIntentIds && { [idempotencyHeader]: intentId }),', ''],
  ]),
  ...inFile('libs/api-client/src/transport/read-response.ts', [
    [
      'a page is a success',
      "if (body === undefined) return { error: { kind: 'unreadable' } };",
      'if (body === undefined) return { data: {} };',
    ],
    [
      'a refusal in a success is a success',
      'return refusesAfterAll(body, said, call) ? { error: toUnreadable(body) } : { data: body };',
      'return { data: body };',
    ],
  ]),
  ...inFile('libs/api-client/src/transport/data-of.ts', [
    ['data from before a failed read is taken', 'return ended?.isSuccess ? ended.data : undefined;', 'return ended?.data;'],
  ]),
  ...inFile('libs/api-client/src/transport/last-change.ts', [
    ['a read that began before a change is taken', '      reads.restart();\n', ''],
    ['figures of before are not marked', 'readAt !== undefined && outdated.includes(readAt)', 'readAt === 0'],
  ]),
  ...inFile('libs/api-client/src/transport/upload-file.ts', [
    ['a lost upload has not left', "loadedBytes === 0 && reportsWhatLeft() ? 'offline' : 'unreachable'", "'offline'"],
  ]),
  ...inFile('libs/api-client/src/store/api-store.ts', [
    ['the store of an ended session is kept', 'store.replaceReducer(() => empty);', ''],
    ['an ended session goes on sending', 'store.dispatch(endCalls);', ''],
  ]),
  ...inFile('libs/session/src/session/session.ts', [
    ['the token stays', 'store.remove(tokenKey);', ''],
    [
      'the end of one login empties the stores of another',
      '[tab, device].filter((store) => [null, token].includes(store.get(tokenKey)))',
      '[tab, device]',
    ],
    ['a login that one tab has takes that of the others with it', 'forget(isOwnOnly ? ownStores() : [tab, device]);', 'forget();'],
    ["the member's data stays", 'store.removeAll(memberPrefix);', ''],
    ['a shared slip stays', 'if (next === null && !isSharing) removeMemberCaches();', ''],
    ['other tabs go on', "if (token !== null) change(null, 'elsewhere');", ''],
  ]),
  ...inFile('libs/features/deposit/src/slip/account/taken-accounts.ts', [
    [
      'an account is preselected against what was copied',
      'isOpen(standing) ? suggestAccount(fitting, entries) : standing.payee;',
      'fitting.length === 1 ? fitting[0] : isOpen(standing) ? suggestAccount(fitting, entries) : standing.payee;',
    ],
  ]),
  ...inFile('libs/app-shell/src/store/lazy-store.ts', [['the store outlives its session', 'session.subscribe(() => opened?.end());', '']]),
];
