import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { measureCustomer } from '../../pitch/signals/customer.signal.js';
import { measureWhat } from '../../pitch/signals/what.signal.js';
import { readPitch } from '../read-text.js';
import { readSlots } from './read-slots.js';
import { SLOTS, type SlotName, type Slots } from './slot.js';

function slotsOf(text: string): Slots {
  const read = readPitch(text);
  return readSlots(read, { customer: measureCustomer(read), what: measureWhat(read) });
}

describe('readSlots', () => {
  it.each<[SlotName, string]>([
    ['today', 'Dental labs schedule crowns on a whiteboard today; we put it on every technician’s phone.'],
    ['today', 'Kiln owners stop paying an electrician to guess which element died.'],
    ['today', 'Small landlords hire a bookkeeper for this; ours costs $12 a month.'],
    ['today', 'We write insurance appeals for physical therapists; 61% are paid, up from 22%.'],
    ['result', 'We write insurance appeals for physical therapists; 61% are paid, up from 22%.'],
    ['result', 'We plan orders for bakeries, so that the average store keeps $3,100 more.'],
    ['result', 'Our sensor calls the farmer 40 minutes before the calf comes.'],
    ['price', 'Thirty boatyards pay 240 euros a season.'],
    ['proof', '11 homes use it every week.'],
    ['change', 'Since January every clinic must file this online.'],
    ['team', 'I ran dispatch at a dairy cooperative for eight years.'],
    ['mechanism', 'A camera above the belt reads each label and stops the line.'],
    ['proof', 'Concrete that sets under water without washout. Port of Izmir bought 200 tons.'],
    ['proof', 'We crop, colour and name portraits by class list. 26 studios, 1.1 million photos last fall.'],
    ['price', 'A co-op of 900 taxi drivers in Accra owns the app; the app takes 5% instead of 25%.'],
    ['user', 'Our app books the gate slot and sells the wait data to the terminals.'],
    ['user', 'We are the Airbnb of parking. Anyone with a driveway can rent it by the hour.'],
    ['user', 'Quinceañera dress rental! Mamas in Houston pay $180 instead of $900.'],
    ['proof', 'The first lab-grown ivory for piano restorers. 11 keys delivered, 5 workshops waiting.'],
    ['proof', 'We make software for pawn shops. My uncle uses it.'],
    ['result', 'We train ex-prisoners as tree surgeons. 46 trained, 41 still in work after a year.'],
    ['today', 'Marketplace to connect farmers directly with consumers, cutting the middle man.'],
    ['user', 'Hearing-dog trainers see every session on one page.'],
  ])('never calls %s absent in %j', (slot, text) => {
    expect(slotsOf(text)[slot].state).not.toBe('absent');
  });

  it.each<[SlotName, string]>([
    ['today', 'A phone system for dentists.'],
    ['result', 'A phone system for dentists.'],
    ['price', 'A phone system for dentists.'],
    ['proof', 'A phone system for dentists.'],
    ['change', 'A phone system for dentists.'],
    ['team', 'A phone system for dentists.'],
    ['result', 'Loans for dairy farmers against the milk they deliver. 1,140 loans, 1.8% not repaid.'],
    ['user', 'A mobile wallet that makes payment seamless.'],
  ])('says that %s is absent in %j', (slot, text) => {
    expect(slotsOf(text)[slot].state).toBe('absent');
  });

  it('is sure of what is said plainly', () => {
    const slots = slotsOf('140 roofers pay $250 a month instead of hiring an estimator.');
    expect([slots.user.state, slots.price.state, slots.today.state, slots.proof.state]).toEqual(
      Array<string>(4).fill('stated'),
    );
  });

  it('has spans within the text, and only where something is said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const slots = slotsOf(text);
        for (const slot of SLOTS) {
          const { state, spans } = slots[slot];
          expect(spans.length === 0).toBe(state === 'absent');
          for (const { start, end } of spans) expect(start >= 0 && start < end && end <= text.length).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
