import type { Chapter } from './scene.js';
import { APPLICATION_BUILDER_SCENES } from './scenes/application/application-builder.scenes.js';
import { DASHBOARD_SCENES } from './scenes/dashboard.scenes.js';
import { DECK_ANALYZER_SCENES } from './scenes/deck-analyzer.scenes.js';
import { DEMO_ANALYZER_SCENES } from './scenes/demo-analyzer.scenes.js';
import { DEMO_LIBRARY_SCENES } from './scenes/demo-library.scenes.js';
import { IDEA_CHECK_SCENES } from './scenes/idea-check.scenes.js';
import { INDUSTRY_INSIGHTS_SCENES } from './scenes/industry-insights.scenes.js';
import { LAYOUT_SCENES } from './scenes/layout.scenes.js';
import { MOCK_INTERVIEW_SCENES } from './scenes/application/mock-interview.scenes.js';
import { PITCH_ANALYZER_SCENES } from './scenes/pitch-analyzer.scenes.js';
import { PROFILE_SCENES } from './scenes/profile.scenes.js';
import { PUBLIC_SCENES } from './scenes/public.scenes.js';
import { SHARING_SCENES } from './scenes/application/sharing.scenes.js';

/** Every scene, in the order of the gallery. */
export const chapters: readonly Chapter[] = [
  { title: 'Public pages', scenes: PUBLIC_SCENES },
  { title: 'Layout', scenes: LAYOUT_SCENES },
  { title: 'Dashboard', scenes: DASHBOARD_SCENES },
  { title: 'Idea Check', scenes: IDEA_CHECK_SCENES },
  { title: 'Industry Insights', scenes: INDUSTRY_INSIGHTS_SCENES },
  { title: 'Pitch Analyzer', scenes: PITCH_ANALYZER_SCENES },
  { title: 'Application Builder', scenes: APPLICATION_BUILDER_SCENES },
  { title: 'Mock interview', scenes: MOCK_INTERVIEW_SCENES },
  { title: 'Sharing', scenes: SHARING_SCENES },
  { title: 'Demo Analyzer', scenes: DEMO_ANALYZER_SCENES },
  { title: 'Deck Analyzer', scenes: DECK_ANALYZER_SCENES },
  { title: 'Demo Library', scenes: DEMO_LIBRARY_SCENES },
  { title: 'Profile', scenes: PROFILE_SCENES },
];
