import type { ReactNode } from 'react';
import { DisclaimerSection } from './disclaimer-section.js';

/** What the server and the browser keep, and until when. */
export function StoredDataSection(): ReactNode {
  return (
    <DisclaimerSection title="What is stored, and for how long">
      <ul>
        <li>Your account: name, e-mail address and picture address, as your sign-in provider states them.</li>
        <li>Your sign-in sessions, with the network address and browser they were opened from.</li>
        <li>Every pitch and every idea that you have analyzed, with its result and date, for you alone.</li>
        <li>Your application: its answers, their earlier versions and their analyses, for you alone.</li>
        <li>
          Your newest industry insights, with the description of your startup that they were made from, for you alone.
        </li>
        <li>The days on which you generated insights or texts to prefill your application with, for you alone.</li>
      </ul>
      <p>These are kept until you delete your account; nothing is removed behind your back.</p>
      <p>
        Your browser keeps your session, the drafts you are typing, answers that are not saved yet, your color choice,
        how you left the sidebar (a cookie, for seven days), which commands you used last, and copies of your latest
        results, scores and suggestions. The copies and the session are removed when you log out; drafts and unsaved
        answers stay for you alone. Files that you export from your application are made in your browser.
      </p>
    </DisclaimerSection>
  );
}
