import { afterEach, describe, expect, it } from '@jest/globals';
import { firstFrameScripts, removeFirstFrame } from './first-frame.js';

afterEach(() => {
  document.body.replaceChildren();
});

function addFrame(scripts: string): void {
  const frame = document.createElement('div');
  frame.id = 'first-frame';
  frame.dataset['scripts'] = scripts;
  document.body.append(frame);
}

describe('the frame that index.html shows', () => {
  it('names the scripts in the order in which they are to run', () => {
    addFrame('/assets/a.js /assets/b.js');
    expect(firstFrameScripts()).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('names none where there is no frame, and none where the frame names none', () => {
    expect(firstFrameScripts()).toEqual([]);
    addFrame('');
    expect(firstFrameScripts()).toEqual([]);
  });

  it('is removed once, and may be removed again', () => {
    addFrame('');
    removeFirstFrame();
    removeFirstFrame();
    expect(document.getElementById('first-frame')).toBeNull();
  });
});
