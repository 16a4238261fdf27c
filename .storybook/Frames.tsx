import { useState } from 'react';

/** What Storybook leaves in the page of a story. */
type StoryFrame = Window & {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { readonly once: (event: string, listener: () => void) => void };
};

interface FramesProps {
  /** Titles and ids of stories. */
  readonly stories: Readonly<Record<string, string>>;
  /** Globals of the stories, as `language:th;theme:dark`. */
  readonly globals?: string;
  /** What the frames are named, for the page of a brand. */
  readonly name?: string;
  readonly width?: number;
}

/** Stories of screens beside each other, each in a page of its own. One in view loads after the other, so that the first is there soon. */
export function Frames({ stories, globals = '', name, width = 360 }: FramesProps) {
  const [loaded, setLoaded] = useState(0);
  return (
    <div style={{ display: 'flex', gap: '1rem', overflowX: 'auto' }}>
      {Object.entries(stories).map(([title, id], index) => (
        <figure key={title} style={{ flex: 'none', width: 'min-content', minWidth: width, minHeight: '53rem', margin: 0 }}>
          <figcaption>
            <p>{title}</p>
          </figcaption>
          {index <= loaded && (
            <iframe
              // A frame that is open does not notice another name.
              key={`${id}${globals}${name ?? ''}`}
              name={name}
              title={title}
              width={width}
              height={800}
              loading="lazy"
              style={{ border: '1px solid #8884', borderRadius: '1rem' }}
              src={`iframe.html?viewMode=story&id=${id}&globals=${globals}`}
              onLoad={({ currentTarget: { contentDocument } }) => {
                const next = () => setLoaded((before) => Math.max(before, index + 1));
                const frame = contentDocument?.defaultView as StoryFrame | null | undefined;
                const channel = frame?.__STORYBOOK_ADDONS_CHANNEL__;
                if (channel) channel.once('storyRendered', next);
                else next();
              }}
            />
          )}
        </figure>
      ))}
    </div>
  );
}
