import { type ReactNode, useState } from 'react';
import { PageHead } from '../../../components/ui/page/page-head.js';
import { chooseDemos, type DemoChoice } from '../lib/choose-demos.js';
import { DEMO_ENTRIES } from '../lib/demo-entries.js';
import type { DemoEntry } from '../lib/demo-entry.schema.js';
import { DemoCard } from './demo-card.js';
import styles from './demo-library-page.module.css';
import { LibraryFilters } from './library-filters.js';
import { WhyItWorksDialog } from './why-it-works-dialog.js';

/** Twelve analysed videos of funded companies to learn from. */
export function DemoLibraryPage(): ReactNode {
  const [choice, setChoice] = useState<DemoChoice>({ format: null, order: 'best' });
  const [explained, setExplained] = useState<DemoEntry | null>(null);
  const chosen = chooseDemos(DEMO_ENTRIES, choice);
  return (
    <div className={styles.page}>
      <PageHead page="demoLibrary" />
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
    </div>
  );
}
