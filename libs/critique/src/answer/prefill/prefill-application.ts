import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { BUILDER_SECTIONS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { IdeaContext, Prefill, SuggestedText } from '@playbook/contracts/insights/smart-suggestions.schema';
import { ownTexts } from './quick-options.js';

const REQUIRED: ReadonlySet<string> = new Set(
  BUILDER_SECTIONS.filter(({ isRequired }) => isRequired).map(({ id }) => id),
);

/**
 * A text for each of the 17 required fields, by `section-field`: the founder's own words where the idea check has them, else
 * the field's template of [placeholders], which nobody can mistake for an answer (decision D4).
 */
export function prefillApplication(idea: IdeaContext): Prefill {
  return Object.fromEntries(
    APPLICATION_FIELDS.filter(({ sectionId }) => REQUIRED.has(sectionId)).map(
      ({ id, sectionId, placeholder }): [string, SuggestedText] => {
        const own = ownTexts(id, idea).join(' ');
        return [
          `${sectionId}-${id}`,
          own === '' ? { text: placeholder, origin: 'suggestion' } : { text: own, origin: 'idea-check' },
        ];
      },
    ),
  );
}
