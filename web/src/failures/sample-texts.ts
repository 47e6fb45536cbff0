interface IdeaSampleTexts {
  readonly risk: string;
  readonly suggestion: string;
  readonly factor: string;
  readonly commentary: string;
}

/** In place of an idea check where the gateway responded, but with no check (section 8 of the specification). */
export const IDEA_UNSUCCESSFUL: IdeaSampleTexts = {
  risk: 'Analysis failed. Please try again.',
  suggestion: 'Check your internet connection and retry',
  factor: 'Analysis unavailable',
  commentary: 'Unable to analyze your idea at this time. Please try again later.',
};

/** In place of an idea check where the gateway did not respond (section 8 of the specification). */
export const IDEA_UNREACHABLE: IdeaSampleTexts = {
  risk: 'Analysis service error',
  suggestion: 'Please try again in a moment',
  factor: 'Service temporarily unavailable',
  commentary: 'Unable to connect to analysis service. Please check your connection and try again.',
};

/** In place of a pitch analysis (section 8 of the specification). */
export const PITCH_UNAVAILABLE = {
  feedback: 'Analysis service temporarily unavailable. Please try again later.',
  rewrite: 'Analysis service unavailable - please try again.',
};
