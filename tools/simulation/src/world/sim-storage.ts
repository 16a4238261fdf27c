type Listener = (key: string | null, value: string | null) => void;

/** Web storage. Its keys are its own properties, as in a browser. */
export class SimStorage {
  readonly #onChange: Listener;
  #isFull = false;
  #wasFull = false;

  constructor(onChange: Listener = () => undefined) {
    this.#onChange = onChange;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? ((this as unknown as Partial<Record<string, string>>)[key] ?? null) : null;
  }

  setItem(key: string, value: string): void {
    if (this.#isFull) throw new DOMException('full', 'QuotaExceededError');
    (this as unknown as Record<string, string>)[key] = value;
    this.#onChange(key, value);
  }

  removeItem(key: string): void {
    if (!Object.hasOwn(this, key)) return;
    Reflect.deleteProperty(this, key);
    this.#onChange(key, null);
  }

  /** From now on nothing can be written, or again. */
  setFull(isFull: boolean): void {
    this.#isFull = isFull;
    this.#wasFull ||= isFull;
  }

  /** Whether pages may have kept to themselves what they could not write. */
  get wasFull(): boolean {
    return this.#wasFull;
  }

  /** The member clears the browser's data, of which pages hear nothing. */
  empty(): void {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
  }
}
