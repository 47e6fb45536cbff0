import { EDITION } from '@playbook/contracts/core/edition';
import type { ReactNode } from 'react';
import { TextPage } from '../../../components/layout/text-page.js';
import { TextSection } from '../../../components/layout/text-section.js';

/** What the built-in engine reads and scores. */
function MeasuredSection(): ReactNode {
  return (
    <TextSection title="What is measured">
      <p>
        The built-in engine looks in your text for ten things: who uses it, who pays, what it is, what gets better, what
        people do today, the price, the proof, how it works, what changed, and who you are. It calls one of them missing
        only where it finds no words that come near it.
      </p>
      <p>
        The scores come from models that were fitted to ratings by readers. Every score comes with its evidence: what
        earned points, what cost points, and your words that it stands on.
      </p>
      <p>
        Empty words, lists of keywords, blanks and orders to whoever judges are not meant to earn anything, and most of
        them earn nothing.
      </p>
    </TextSection>
  );
}

/** The figures that `npm run feedback:eval` shows, rounded down; its bars keep them from falling far. */
function FiguresSection(): ReactNode {
  return (
    <TextSection title="How well it does">
      <p>
        The words beside the scores are checked against 110 one-liners, answers and ideas. Two readers, who saw neither{' '}
        {EDITION.productName} nor each other&rsquo;s notes, wrote down what each text says, what it lacks and what to
        say first. No change of the engine is released that misses one of the bars below. On these texts:
      </p>
      <ul>
        <li>Of 100 things that are called missing, 98 are missing. The bar is 97.</li>
        <li>Of 100 absences that both readers would want to hear of, 60 are told. The bar is 60.</li>
        <li>The first remark is one that a reader would make first in 74 of 100 texts. The bar is 60.</li>
        <li>No sentence is told to more than 10 of 100 texts. The bar is 15.</li>
        <li>All rewrites that were measured keep every number and name and score no less. The bar is 95 of 100.</li>
        <li>Of 100 sentences about something else, put behind a text, 98 raise no score. The bar is 98.</li>
        <li>Of 100 such sentences that were written later, 96 raise no score. The bar is 95.</li>
        <li>Of 100 edits that change no meaning, 98 move the score by three points at most. The bar is 95.</li>
      </ul>
      <p>
        In the talk of a video it hears less. Eighteen invented talks say 132 such things: before it was improved with
        them, it found 88 where they are said, and took another sentence for one 25 times. The quote beside a remark
        shows which sentence was taken.
      </p>
      <p>
        Readers who did not know how the lines are made read all that it says of 24 invented startups that it had never
        seen: 1,133 lines about their one-liners, ideas and answers, with insights and filled-in answers. 39 of 100
        lines were true and about this startup, 46 were true of nearly any, and 15 were wrong: 15 of 100 about
        one-liners and ideas, 17 about answers, and 14 of insights and filled-in answers. Where {EDITION.productName} is
        not sure, it asks. Read what is filled in before you send it.
      </p>
      <p>
        The engine was improved with the help of these same texts. Expect it to do somewhat worse on yours. The figures
        are about the built-in engine: a connected language model is not measured here.
      </p>
    </TextSection>
  );
}

/** Where a founder should trust somebody else. */
function LimitsSection(): ReactNode {
  return (
    <TextSection title="What it cannot do">
      <ul>
        <li>It cannot tell whether what you write is true. A number that is made up reads like one that is not.</li>
        <li>It knows words, not your market. Whether anybody needs the product, only customers can tell you.</li>
        <li>It reads English only, and says so where a text is in another language.</li>
        <li>It can miss irony, and can take a word in another sense than yours.</li>
        <li>
          A sentence that has nothing to do with your startup may still raise a score, and one that has may be taken for
          such a sentence and earn less than it should.
        </li>
        <li>
          Two texts that differ by a few points may be equally good. Read the remarks, and use the score to compare your
          own versions.
        </li>
      </ul>
      <p>
        Who you are, how you answer when somebody asks back, and whether you will go on when it gets hard, only a person
        can see. If a remark is wrong about your text, trust your text.
      </p>
    </TextSection>
  );
}

/** What is measured in a founder's text, how well, and what is not. */
export function HowWeJudgePage(): ReactNode {
  return (
    <TextPage title="How we judge">
      <MeasuredSection />
      <FiguresSection />
      <LimitsSection />
    </TextPage>
  );
}
