import { EDITION } from '@playbook/contracts/core/edition';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The line under every page that says whose product this is not. */
export function DisclaimerNote(): ReactNode {
  return <Link to={WEB_PATHS.disclaimer}>Not affiliated with or endorsed by {EDITION.acceleratorName}</Link>;
}
