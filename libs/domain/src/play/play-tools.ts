/** What helps members to keep an eye on their time and money. An operator can switch each off. */
export const playTools = ['clock', 'reminder', 'break', 'budget'] as const;

export type PlayTool = (typeof playTools)[number];
