import { type RefCallback, useMemo } from 'react';

const NO_FILE: RefCallback<Element> = () => undefined;

/** Shows a file of this browser in an element for as long as the element is there, by an address that is given back then. */
function showIn(file: Blob): RefCallback<Element> {
  return (element) => {
    const address = URL.createObjectURL(file);
    element?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  };
}

/** The ref of an element that shows a file; without a file the element has no source. */
export const useFileSource = (file: Blob | null): RefCallback<Element> =>
  useMemo(() => (file === null ? NO_FILE : showIn(file)), [file]);
