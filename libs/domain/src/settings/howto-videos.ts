/** The topics of the how-to page. Each has steps as text and a video. */
export const howtoTopics = ['wallet', 'enterGame', 'checkBalance', 'receiveBonus', 'endBonus'] as const;

export type HowtoTopic = (typeof howtoTopics)[number];

/** URLs of an operator's own videos. Other topics have the bundled recording. */
export type HowtoVideos = Readonly<Partial<Record<HowtoTopic, string>>>;

export function isHowtoTopic(text: string | null): text is HowtoTopic {
  return howtoTopics.some((topic) => topic === text);
}

/** File name of a recording: `enter-game` for `enterGame`. */
export function recordingName(topic: HowtoTopic): string {
  return topic.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether a URL can be that of a video: https, or a path on the page's own origin. */
const videoAddress = /^(?:https:\/\/[^\s/\\@]+\/|\/(?![/\\]))[^\s"<>\\]*$/;

/** Parses the operator's URLs: an object by topic. Null if any of it is invalid. */
export function readHowtoVideos(text: string): HowtoVideos | null {
  try {
    const videos: unknown = JSON.parse(text);
    if (typeof videos !== 'object' || videos === null || Array.isArray(videos)) return null;
    const areUsable = Object.entries(videos).every(
      ([topic, address]) => isHowtoTopic(topic) && typeof address === 'string' && videoAddress.test(address),
    );
    return areUsable ? videos : null;
  } catch {
    // Not JSON, so invalid.
    return null;
  }
}
