import { erasureMarksContract } from '@playbook/testing/contracts/erasure-marks.contract';
import { insightsService } from '../service.js';

erasureMarksContract(insightsService);
