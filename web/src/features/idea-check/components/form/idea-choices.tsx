import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import { ideaStageSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { type ReactNode, useId } from 'react';
import { type IdeaDraft, ideaDraftSchema } from '../../../../lib/idea-check/idea-draft.js';
import { INDUSTRY_CHOICES, STAGE_CHOICES, TARGET_USER_CHOICES } from '../../lib/idea-choices.js';
import styles from './idea-form.module.css';

const { targetUser: targetUserSchema, industry: industrySchema } = ideaDraftSchema.shape;

interface IdeaChoicesProps {
  readonly draft: IdeaDraft;
  readonly onChange: (part: Partial<IdeaDraft>) => void;
}

/** The selections of the form; all of them are optional. */
export function IdeaChoices({ draft, onChange }: IdeaChoicesProps): ReactNode {
  const stageId = useId();
  return (
    <div className={styles.choices}>
      <NativeSelect
        label="Target user"
        data={TARGET_USER_CHOICES}
        value={draft.targetUser}
        onChange={(event) => onChange({ targetUser: targetUserSchema.parse(event.currentTarget.value) })}
      />
      <NativeSelect
        label="Industry"
        data={INDUSTRY_CHOICES}
        value={draft.industry}
        onChange={(event) => onChange({ industry: industrySchema.parse(event.currentTarget.value) })}
      />
      <div className={styles.stage}>
        <Input.Label id={stageId} labelElement="div">
          Stage
        </Input.Label>
        <SegmentedControl
          fullWidth
          withItemsBorders={false}
          classNames={{
            root: styles.stageRoot ?? '',
            indicator: styles.stageIndicator ?? '',
            label: styles.stageText ?? '',
          }}
          aria-labelledby={stageId}
          data={STAGE_CHOICES}
          value={draft.stage}
          onChange={(stage) => onChange({ stage: ideaStageSchema.parse(stage) })}
        />
      </div>
    </div>
  );
}
