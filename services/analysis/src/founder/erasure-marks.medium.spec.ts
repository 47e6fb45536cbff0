import { erasureMarksContract } from '@playbook/testing/contracts/erasure-marks.contract';
import { analysisService } from '../service.js';

erasureMarksContract(analysisService);
