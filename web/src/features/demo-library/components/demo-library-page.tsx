import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Page } from '../../../components/ui/page/page.js';
import { chooseDemos, type DemoChoice } from '../lib/choose-demos.js';
import { DEMO_ENTRIES } from '../lib/demo-entries.js';
import type { DemoEntry } from '../lib/demo-entry.schema.js';
import { DemoAnalysis } from './demo-analysis.js';
import { DemoCard } from './demo-card.js';
import styles from './demo-library-page.module.css';
import { LibraryFilters } from './library-filters.js';

const MOBILE = '(width < 768px)';

interface WhyItWorksDialogProps {
  /** Null while the dialog is closed. */
  readonly entry: DemoEntry | null;
  readonly onClose: () => void;
}

/** Why a video works; fills the screen of a phone. */
function WhyItWorksDialog({ entry, onClose }: WhyItWorksDialogProps): ReactNode {
  const isMobile = useMediaQuery(MOBILE) ?? false;
  // Stays in the dialog while it fades out.
  const [last, setLast] = useState(entry);
  if (entry !== null && entry !== last) setLast(entry);
  return (
    <Dialog
      opened={entry !== null}
      onClose={onClose}
      title={last === null ? '' : `Why It Works: ${last.analysis.company}`}
      size={860}
      fullScreen={isMobile}
    >
      {last !== null && <DemoAnalysis entry={last} />}
    </Dialog>
  );
}

/** Twelve analysed videos of funded companies to learn from. */
export function DemoLibraryPage(): ReactNode {
  const [choice, setChoice] = useState<DemoChoice>({ format: null, order: 'best' });
  const [explained, setExplained] = useState<DemoEntry | null>(null);
  const chosen = chooseDemos(DEMO_ENTRIES, choice);
  return (
    <Page page="demoLibrary">
      <LibraryFilters choice={choice} count={chosen.length} onChange={setChoice} />
      <ul className={styles.grid}>
        {chosen.map((entry) => (
          <DemoCard key={entry.id} entry={entry} onExplain={() => setExplained(entry)} />
        ))}
      </ul>
      <p className={styles.basis}>
        The scores are editorial: nobody watched these videos for them. They rest on transcripts, timestamped notes or
        public facts, and each analysis says on which. A video loads from YouTube only when you press play, and may be
        gone by now.
      </p>
      <WhyItWorksDialog entry={explained} onClose={() => setExplained(null)} />
    </Page>
  );
}
