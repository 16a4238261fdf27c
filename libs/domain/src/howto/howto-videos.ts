/** What visitors and new members ask about. Each topic has steps in words and a video. */
export const howtoTopics = ['wallet', 'enterGame', 'checkBalance', 'receiveBonus', 'endBonus'] as const;

export type HowtoTopic = (typeof howtoTopics)[number];

/** Addresses of an operator's own videos. A topic that is not named has the recording that comes with the app. */
export type HowtoVideos = Readonly<Partial<Record<HowtoTopic, string>>>;

export function isHowtoTopic(text: string | null): text is HowtoTopic {
  return howtoTopics.some((topic) => topic === text);
}

/** Name under which the files of a recording are kept: `enter-game` for `enterGame`. */
export function recordingName(topic: HowtoTopic): string {
  return topic.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** An address that a video can have: https, or a path on the page's own origin. */
const videoAddress = /^(?:https:\/\/[^\s/]+\/|\/(?!\/))\S*$/;

/** Reads the addresses that an operator set: an object by topic. null where anything in it cannot be used. */
export function readHowtoVideos(text: string): HowtoVideos | null {
  try {
    const videos: unknown = JSON.parse(text);
    if (typeof videos !== 'object' || videos === null || Array.isArray(videos)) return null;
    const areUsable = Object.entries(videos).every(
      ([topic, address]) => isHowtoTopic(topic) && typeof address === 'string' && videoAddress.test(address),
    );
    return areUsable ? videos : null;
  } catch {
    // Not JSON, hence nothing that could be used.
    return null;
  }
}
