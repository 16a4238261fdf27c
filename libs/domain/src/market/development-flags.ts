/** How an app runs while it is developed. Nothing of it ships. */
export interface DevelopmentFlags {
  /** Name of the market, as `npm start` prints it. */
  readonly market: string;
  /** Which of the sandbox's operators the app talks to. */
  readonly operator: string;
  /** Where `npm start` and `npm run serve` offer it. */
  readonly port: number;
}
