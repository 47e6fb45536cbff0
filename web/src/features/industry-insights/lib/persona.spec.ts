import { describe, expect, it } from '@jest/globals';
import { personaOf } from './persona.js';

describe('a persona', () => {
  it('is a name and a description', () => {
    expect(personaOf('Office manager: knows every workaround; fears: double entry', 3)).toEqual({
      name: 'Office manager',
      description: 'knows every workaround; fears: double entry',
    });
  });

  it.each([
    [0, 'Primary User'],
    [7, 'Professional User'],
    [8, 'Customer 9'],
  ])('without a name at place %d is called %s', (index, name) => {
    const text = 'Amateur runner coming back from injury';
    expect(personaOf(text, index)).toEqual({ name, description: text });
  });

  it('is not named by an address or a time', () => {
    expect(personaOf('Meets at 10:30 on https://example.com', 0).name).toBe('Primary User');
  });
});
