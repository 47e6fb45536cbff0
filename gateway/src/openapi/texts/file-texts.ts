import type { OperationTexts } from './operation-text.js';

/** Operations on the files that founders upload: videos and decks. */
export const FILE_TEXTS: OperationTexts = {
  'GET /rest/v1/demo-abilities': { summary: 'Says what this installation can do with videos' },
  'POST /rest/v1/demo-uploads': {
    summary: 'Begins the upload of a video in parts',
    example: {
      fileName: 'demo.mp4',
      fileSizeBytes: 8_388_608,
      beginning: 'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDE=',
    },
  },
  'GET /rest/v1/demo-uploads/:id': { summary: 'Says which parts of an upload have arrived' },
  'POST /rest/v1/demo-uploads/:id/parts': {
    summary: 'Signs addresses to send parts to',
    example: { partNumbers: [1, 2] },
  },
  'POST /rest/v1/demo-uploads/:id/complete': { summary: 'Makes the parts that have arrived a video' },
  'DELETE /rest/v1/demo-uploads/:id': { summary: 'Gives an upload up' },
  'GET /rest/v1/demo-analyses': { summary: 'Lists videos, newest first' },
  'GET /rest/v1/demo-analyses/:id': { summary: 'Returns a video with what was found in it' },
  'POST /functions/v1/analyze-demo': {
    summary: 'Has a video analyzed, or watches an analysis that is under way',
    example: { analysisId: '018f3c1e-9a52-4d43-8b1a-5f0c3e7a9d21' },
  },
  'POST /rest/v1/demo-analyses/:id/cancel': { summary: 'Stops the analysis of a video' },
  'GET /rest/v1/demo-analyses/:id/playback': { summary: 'Signs an address that plays a video for an hour' },
  'PUT /rest/v1/demo-analyses/:id/transcript': {
    summary: "Takes the founder's own transcript of a video",
    example: { text: 'Dentists lose $9,000 a month to denied claims. We bill them the same day.' },
  },
  'PUT /rest/v1/demo-analyses/:id/format': {
    summary: 'Says what a video is for',
    example: { format: 'application' },
  },
  'DELETE /rest/v1/demo-analyses/:id': { summary: 'Deletes a video for good' },
  'DELETE /rest/v1/demo-analyses': { summary: 'Deletes all videos for good' },

  'POST /rest/v1/deck-uploads': {
    summary: 'Begins the upload of a deck in parts',
    example: { fileName: 'deck.pdf', fileSizeBytes: 2_097_152, beginning: 'JVBERi0xLjcK', purpose: 'demo-day' },
  },
  'GET /rest/v1/deck-uploads/:id': { summary: 'Says which parts of the upload of a deck have arrived' },
  'POST /rest/v1/deck-uploads/:id/parts': {
    summary: 'Signs addresses to send parts of a deck to',
    example: { partNumbers: [1] },
  },
  'POST /rest/v1/deck-uploads/:id/complete': { summary: 'Makes the parts that have arrived a deck' },
  'DELETE /rest/v1/deck-uploads/:id': { summary: 'Gives the upload of a deck up' },
  'GET /rest/v1/deck-analyses': { summary: 'Lists decks, newest first' },
  'GET /rest/v1/deck-analyses/:id': { summary: 'Returns a deck with what was found on its slides' },
  'POST /functions/v1/analyze-deck': {
    summary: 'Has a deck analyzed, or watches an analysis that is under way',
    example: { analysisId: '018f3c1e-9a52-4d43-8b1a-5f0c3e7a9d21' },
  },
  'POST /rest/v1/deck-analyses/:id/cancel': { summary: 'Stops the analysis of a deck' },
  'GET /rest/v1/deck-analyses/:id/file': { summary: 'Signs an address that opens a deck for an hour' },
  'PUT /rest/v1/deck-analyses/:id/purpose': {
    summary: 'Says what a deck is for, and judges it anew',
    example: { purpose: 'reading' },
  },
  'DELETE /rest/v1/deck-analyses/:id': { summary: 'Deletes a deck for good' },
  'DELETE /rest/v1/deck-analyses': { summary: 'Deletes all decks for good' },
};
