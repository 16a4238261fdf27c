/** Whether pages can show a text in one line of at most so many signs: something of it is seen, and nothing breaks or turns the line. */
export const isLine = (text: string, most: number): boolean =>
  [...text].length <= most && /[^\s\p{C}\p{M}]/u.test(text) && !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/u.test(text);
