import { describe, expect, it } from '@jest/globals';
import { clearIntendedPath, findIntendedPath, rememberIntendedPath } from './intended-path.js';

describe('the intended path', () => {
  it('keeps path and query, without what the auth service appended', () => {
    rememberIntendedPath('http://localhost:3000/pitch-analyzer?a=1&code=xyz&error=e');
    expect(findIntendedPath()).toBe('/pitch-analyzer?a=1');
  });

  it.each([
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/nowhere',
    '/',
    'javascript:alert(1)',
    '/\\evil.example',
  ])('does not lead to %p', (stored) => {
    window.sessionStorage.setItem('intendedPath', stored);
    expect(findIntendedPath()).toBeNull();
  });

  it('is forgotten on request', () => {
    rememberIntendedPath('http://localhost:3000/dashboard');
    clearIntendedPath();
    expect(findIntendedPath()).toBeNull();
  });
});
