import { erasureMarksContract } from '@playbook/testing/contracts/erasure-marks.contract';
import { applicationsService } from '../service.js';

erasureMarksContract(applicationsService);
