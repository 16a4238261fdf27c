import { ClientOnly, lazyOr, useApp, useShownTheme, useIsHydrated } from '@wallet/app-shell';
import { howtoTopics, isHowtoTopic, type HowtoTopic } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, Card, Notice, PlayIcon, SafeImage, SidebarLayout } from '@wallet/ui-kit';
import { Suspense } from 'react';
import { howtoVideo } from './howto-video.ts';
import styles from './HowtoPage.module.scss';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const steps = ['step1', 'step2', 'step3'] as const;

const VideoDialog = lazyOr(() => import('./VideoDialog.tsx'), 'VideoDialog', PlayerMissing);

/** The five topics that new members ask about, as steps and as videos. */
export function HowtoPage() {
  const { t } = useText('howto');
  const { topic: opened, isChosen, open, close } = useVideoAddress();
  return (
    <SidebarLayout sidebar={<h1>{t('heading')}</h1>}>
      {opened && (
        <Suspense fallback={null}>
          <VideoDialog topic={opened} startsAtOnce={isChosen} onClose={close} />
        </Suspense>
      )}
      <div className={styles.topics}>
        {howtoTopics.map((topic) => (
          <Topic key={topic} topic={topic} onPlay={() => open(topic)} />
        ))}
      </div>
    </SidebarLayout>
  );
}

interface TopicProps {
  readonly topic: HowtoTopic;
  readonly onPlay: () => void;
}

function Topic({ topic, onPlay }: TopicProps) {
  const { t, language } = useText('howto');
  const { howtoVideos } = useApp().definition.flags;
  const theme = useShownTheme();
  const { poster, seconds } = howtoVideo(topic, howtoVideos, { language, theme });
  return (
    <Card>
      <div className={styles.topic}>
        {/* The prerendered page does not know the theme. */}
        {poster !== null && (
          <div className={styles.poster}>
            <ClientOnly fallback={null}>
              <SafeImage src={poster} alt="" />
            </ClientOnly>
          </div>
        )}
        <h2 id={`topic-${topic}`} className={styles.title}>
          {t(`topics.${topic}.title`)}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`topics.${topic}.${step}`)}</li>
          ))}
        </ol>
        <div className={styles.play}>
          <Button variant="secondary" aria-describedby={`topic-${topic}`} onClick={onPlay}>
            <PlayIcon aria-hidden="true" size={18} className={styles.sign} /> <span>{t('video.play')}</span>
          </Button>
          {seconds !== null && <span className={styles.length}>{formatLength(seconds)}</span>}
        </div>
      </div>
    </Card>
  );
}

/** In minutes and seconds: `0:24`. */
const formatLength = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

/** Shown when the player's code cannot be loaded. The steps explain the same. */
function PlayerMissing() {
  const { t } = useText('howto');
  return <Notice variant="error">{t('video.failedText')}</Notice>;
}

const parameter = 'video';

/** Marks an address that was reached from the page, so that closing is also one step back in the browser's history. */
const fromPage = { isFromPage: true };

/** The open video according to the address, as in `/howto?video=wallet`: Back closes it and a link opens it. */
function useVideoAddress() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = useLocation().state as Partial<typeof fromPage> | null;
  // The prerendered page has no open video.
  const isHydrated = useIsHydrated();
  const requested = search.get(parameter);
  const isFromPage = state?.isFromPage === true;

  return {
    topic: isHydrated && isHowtoTopic(requested) ? requested : null,
    /** True when the visitor chose it on the page, false when they followed a link. */
    isChosen: isFromPage,
    open: (topic: HowtoTopic) => void navigate({ search: `?${parameter}=${topic}` }, { state: fromPage }),
    close: () => (isFromPage ? void navigate(-1) : void navigate({ search: '' }, { replace: true })),
  };
}
