/** A slide of a generated video. */
export interface Slide {
  readonly startS: number;
  readonly lines: readonly string[];
  /** Height of the letters, in pixels of a picture that is 720 high. */
  readonly letterPx?: number;
  readonly background?: string;
  readonly ink?: string;
}

const FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf';
const LINE_HEIGHT = 1.6;
const TOP_PX = 180;
const LEFT_PX = 100;

/** A graph of ffmpeg's that shows one slide after the other; what is written holds letters, digits and blanks only. */
export function slidesGraph(slides: readonly Slide[], durationS: number): string {
  const boxes = slides.map(({ startS, background = '0xf4f1e8' }, index) => {
    const enabled = between(startS, slides[index + 1]?.startS ?? durationS);
    return `drawbox=x=0:y=0:w=iw:h=ih:t=fill:color=${background}:${enabled}`;
  });
  const texts = slides.flatMap(({ startS, lines, letterPx = 44, ink = '0x1c2833' }, index) => {
    const enabled = between(startS, slides[index + 1]?.startS ?? durationS);
    return lines.map((line, row) => {
      const y = TOP_PX + Math.round(row * letterPx * LINE_HEIGHT);
      return `drawtext=fontfile=${FONT}:text='${line}':fontsize=${letterPx}:fontcolor=${ink}:x=${LEFT_PX}:y=${y}:${enabled}`;
    });
  });
  return [...boxes, ...texts].join(',');
}

const between = (startS: number, endS: number): string => `enable='gte(t,${startS})*lt(t,${endS})'`;
