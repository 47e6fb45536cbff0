import qrCode from 'qrcode';

const DARK = '#000000';
const LIGHT = '#ffffff';
/** Quiet zone that the standard asks for, in modules. */
const MARGIN_MODULES = 4;

/**
 * A QR code as SVG text. The client puts it behind `data:image/svg+xml;utf-8,` as it is, where a `#` would cut it off: colours
 * are names.
 * @throws Error when the text is longer than such a code can hold
 */
export async function drawQrCode(text: string): Promise<string> {
  const options = { errorCorrectionLevel: 'M', margin: MARGIN_MODULES, color: { dark: DARK, light: LIGHT } } as const;
  const svg = await qrCode.toString(text, { ...options, type: 'svg' });
  return svg.replaceAll(DARK, 'black').replaceAll(LIGHT, 'white').trim();
}
