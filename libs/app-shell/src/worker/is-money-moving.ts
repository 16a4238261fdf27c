/** Whether a tab of this browser has sent a money action whose outcome is not known yet. Actions hold locks of this name. */
export async function isMoneyMoving(): Promise<boolean> {
  const { held = [] } = (await (navigator as Partial<Navigator>).locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith('wallet:'));
}
