import { useApp, useShownTheme } from '@wallet/app-shell';
import { withoutBreakMarks, type HowtoTopic } from '@wallet/domain';
import { languageNames, useText } from '@wallet/i18n';
import { Dialog } from '@wallet/ui-kit';
import { VideoPlayer } from '@wallet/ui-kit/video';
import { useEffect } from 'react';
import { howtoVideo } from './howto-video.ts';

interface VideoDialogProps {
  readonly topic: HowtoTopic;
  /** True when the visitor chose the video on this page. */
  readonly startsAtOnce: boolean;
  readonly onClose: () => void;
}

/** Plays one topic's video over the page. */
export function VideoDialog({ topic, startsAtOnce, onClose }: VideoDialogProps) {
  const { t, language } = useText('howto');
  const { t: common } = useText('common');
  const theme = useShownTheme();
  const { sources, poster, shape, captions } = howtoVideo(topic, useApp().definition.flags.howtoVideos, { language, theme });
  const title = t(`topics.${topic}.title`);
  const pageTitle = common('titles.howto');

  useEffect(() => {
    document.title = withoutBreakMarks(title);
    return () => {
      document.title = pageTitle;
    };
  }, [title, pageTitle]);

  return (
    <Dialog title={title} closeLabel={t('video.close')} onClose={onClose}>
      <VideoPlayer
        key={topic}
        sources={sources}
        poster={poster}
        shape={shape}
        title={title}
        startsAtOnce={startsAtOnce}
        captions={captions.map((track) => ({ ...track, label: languageNames[track.language] }))}
        failed={{ title: t('video.failed'), text: t('video.failedText'), retry: common('retry') }}
      />
    </Dialog>
  );
}
