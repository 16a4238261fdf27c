import { howtoTopics } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, Card, Notice, PlayIcon, SidebarLayout } from '@wallet/ui-kit';
import { lazy, Suspense } from 'react';
import styles from './HowtoPage.module.scss';
import { useVideoAddress } from './use-video-address.ts';

const steps = ['step1', 'step2', 'step3'] as const;

// By itself: Vite would take handlers that follow at once into what it wraps, and missing styles past them.
const fetchVideoDialog = () => import('./VideoDialog.tsx');

const VideoDialog = lazy(() =>
  fetchVideoDialog().then(
    (module) => ({ default: module.VideoDialog }),
    () => ({ default: PlayerMissing }),
  ),
);

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
          <Card key={topic}>
            <div className={styles.topic}>
              <h2 id={`topic-${topic}`} className={styles.title}>
                {t(`topics.${topic}.title`)}
              </h2>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{t(`topics.${topic}.${step}`)}</li>
                ))}
              </ol>
              <Button variant="secondary" aria-describedby={`topic-${topic}`} onClick={() => open(topic)}>
                <PlayIcon aria-hidden="true" size={18} className={styles.sign} /> <span>{t('video.play')}</span>
              </Button>
            </div>
          </Card>
        ))}
      </div>
    </SidebarLayout>
  );
}

/** Shown when the player's code cannot be loaded. The steps explain the same. */
function PlayerMissing() {
  const { t } = useText('howto');
  return <Notice variant="error">{t('video.failedText')}</Notice>;
}
