import { EDITION } from '@playbook/contracts/core/edition';
import type { ReactNode } from 'react';
import { TextPage } from '../../../components/layout/text-page.js';
import { TextSection } from '../../../components/layout/text-section.js';

/** What the server and the browser keep, and until when. */
function StoredDataSection(): ReactNode {
  return (
    <TextSection title="What is stored, and for how long">
      <ul>
        <li>Your account: name, e-mail address and picture address, as your sign-in provider states them.</li>
        <li>Your sign-in sessions, with the network address and browser they were opened from.</li>
        <li>Every pitch and every idea that you have analyzed, with its result and date, for you alone.</li>
        <li>Your application: its answers, their earlier versions and their analyses, for you alone.</li>
        <li>
          Your newest industry insights, with the description of your startup that they were made from, for you alone.
        </li>
        <li>
          Links by which others read what you share, and what they commented under the name that they chose: for you and
          for whoever has the same link. A comment is deleted with its link.
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
    </TextSection>
  );
}

/** What leaves the server for a language model, and when. */
function LanguageModelSection(): ReactNode {
  return (
    <TextSection title="What is sent to a language model, and when">
      <p>
        Nothing, unless whoever runs this {EDITION.productName} has connected one. Then the text that you have analyzed
        (a pitch, an idea, an answer, the words of a video, or the description that insights are made for) and what was
        measured in it are sent to that provider when you ask for the analysis, and at no other time. Of a deck, the
        titles of its slides, the remarks on them with the lines that they quote, and its scores are sent. Your name,
        your e-mail address, your videos, the files of your decks and your other texts are never sent.
      </p>
      <p>
        Every result names the engine that made it: the built-in one, which runs on the server of {EDITION.productName},
        or the model by its name. The model&rsquo;s reply is kept for a day at most unless its operator chose otherwise,
        so that the same text is not sent twice, and goes with your account.
      </p>
      <p>
        Where a speech server is connected, the sound of your videos and of answers that you speak goes there to be
        written down. An answer&rsquo;s sound is kept nowhere here.
      </p>
    </TextSection>
  );
}

const { acceleratorFullName, acceleratorName, productName } = EDITION;

/** Whose product this is not, what its scores mean, and what happens to what founders write (decision D1). */
export function DisclaimerPage(): ReactNode {
  return (
    <TextPage title="Disclaimer">
      <TextSection title="No affiliation">
        <p>
          {productName} is an independent product. It is not affiliated with or endorsed by {acceleratorFullName} (
          {acceleratorName}). Names and marks of {acceleratorName} belong to their owner and are used only to say what
          the tools prepare you for.
        </p>
      </TextSection>
      <TextSection title="Feedback is not a prediction">
        <p>
          A score says how well a text follows published advice on pitches. It does not predict whether{' '}
          {acceleratorName} will invite or fund you: partners decide on the founders, the progress and much else that no
          text shows.
        </p>
      </TextSection>
      <StoredDataSection />
      <LanguageModelSection />
      <TextSection title="Export and deletion">
        <p>
          Account Settings on your Profile page does both: it downloads one file with everything that is stored about
          you, and it deletes your account with all that belongs to it, at once and for good.
        </p>
      </TextSection>
    </TextPage>
  );
}
