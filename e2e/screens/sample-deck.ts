import { join } from 'node:path';
import { REPOSITORY } from '@playbook/testing/product/start-product';

/** The deck that ships with the product. */
export const SAMPLE_DECK = join(REPOSITORY, 'samples/slotwise.pdf');
