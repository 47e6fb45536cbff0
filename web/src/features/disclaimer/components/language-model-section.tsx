import { EDITION } from '@playbook/contracts/shared/edition';
import type { ReactNode } from 'react';
import { DisclaimerSection } from './disclaimer-section.js';

/** What leaves the server for a language model, and when. */
export function LanguageModelSection(): ReactNode {
  return (
    <DisclaimerSection title="What is sent to a language model, and when">
      <p>
        Nothing, unless whoever runs this {EDITION.productName} has connected one. Then the text that you have analyzed
        (a pitch, an idea, an answer, or the description that insights are made for) and what was measured in it are
        sent to that provider when you ask for the analysis, and at no other time. Your name, your e-mail address and
        your other texts are never sent.
      </p>
      <p>
        Every result names the engine that made it: the built-in one, which runs on the server of {EDITION.productName},
        or the model by its name. The model&rsquo;s reply is kept for a day at most unless its operator chose otherwise,
        so that the same text is not sent twice, and goes with your account.
      </p>
    </DisclaimerSection>
  );
}
