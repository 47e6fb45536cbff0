import MiniSearch from 'minisearch';
import type { Company } from './company.js';
import { searchTerms, stemmedText } from './search-terms.js';
import { TopicSpace } from './topic-space.js';

export interface FoundCompany {
  readonly company: Company;
  /** From 0 to 1. */
  readonly score: number;
}

/** How much a company has in common with a text. */
interface Closeness extends FoundCompany {
  readonly topicScore: number;
  readonly commonTerms: number;
  /** Share of what the text's words tell that the company's words tell, too. */
  readonly commonShare: number;
}

/** Places in the list of the companies with a topic, and how much each is about it. */
interface Postings {
  readonly places: number[];
  readonly weights: number[];
}

/** Share of the score that the topics make; the rest is words in common. */
const TOPIC_SHARE = 0.5;
/** Below these two texts merely share words. Chosen by reading the results for some hundred ideas on a list of 5,800 companies. */
const MIN_SCORE = 0.5;
const MIN_TOPIC_SCORE = 0.6;
/** One word in common may mean something else in each text: a bell hanger is booked, and so is a journey. */
const MIN_COMMON_TERMS = 2;
const MIN_COMMON_SHARE = 0.2;
/** The words that tell most; a long description does not get slower or vaguer with its length. */
const MAX_TERMS = 12;
const BOOST = { description: 2, topics: 1, name: 0.3 };

/** Finds the companies of a list that do something like a described idea: by words in common (BM25) and by topics. */
export class CompanyIndex {
  private readonly words: MiniSearch<Company>;
  private readonly topics: TopicSpace;
  /** Companies with the topic, by topic number. */
  private readonly byTopic: ReadonlyMap<number, Postings>;
  private readonly numbers: ReadonlyMap<string, number>;
  /** What the companies are about that say it themselves, as stemmed phrases by slug. */
  private readonly subjects: ReadonlyMap<string, readonly string[]>;

  constructor(private readonly companies: readonly Company[]) {
    this.words = new MiniSearch<Company>({
      idField: 'slug',
      fields: ['description', 'topics', 'name'],
      extractField: (company, field) =>
        field === 'topics' ? company.topics.join(' ') : String(company[field as keyof Company]),
      tokenize: searchTerms,
      processTerm: (term) => term,
    });
    this.words.addAll(companies);
    this.topics = new TopicSpace(companies);
    this.numbers = new Map(companies.map(({ slug }, at) => [slug, at]));
    this.byTopic = this.postCompanies();
    this.subjects = new Map(
      companies.flatMap(({ slug, subjects }) => (subjects ? [[slug, subjects.map(stemmedText)]] : [])),
    );
  }

  /** At most `maxItems` companies, best first; none when nothing is close. */
  search(text: string, maxItems: number): FoundCompany[] {
    const measured = new Map(this.measure(text).map((closeness) => [closeness.company.slug, closeness]));
    const words = stemmedText(text);
    const named = this.companies
      .filter(({ slug }) => this.subjects.get(slug)?.some((phrase) => words.includes(phrase)))
      .map((company) => ({ company, score: Math.max(MIN_SCORE, measured.get(company.slug)?.score ?? 0) }));
    const close = [...measured.values()].filter(
      ({ company, topicScore, score, commonTerms, commonShare }) =>
        !this.subjects.has(company.slug) &&
        topicScore >= MIN_TOPIC_SCORE &&
        score >= MIN_SCORE &&
        commonTerms >= MIN_COMMON_TERMS &&
        commonShare >= MIN_COMMON_SHARE,
    );
    return [...named, ...close]
      .map(({ company, score }) => ({ company, score: Math.min(score, 1) }))
      .toSorted((a, b) => b.score - a.score || (a.company.slug < b.company.slug ? -1 : 1))
      .slice(0, maxItems);
  }

  /** How close the companies are that share a word with the text. */
  private measure(text: string): Closeness[] {
    const terms = this.tellingTerms(text);
    const totalWeight = terms.reduce((sum, term) => sum + this.topics.weightOf(term), 0);
    const topicScores = this.topicScores(text);
    const hits = this.words.search(terms.join(' '), {
      boost: BOOST,
      boostTerm: (term) => this.topics.weightOf(term),
      tokenize: (stems) => stems.split(' '),
    });
    const best = hits[0]?.score ?? 1;
    return hits.flatMap(({ id, score, queryTerms }) => {
      const at = this.numbers.get(String(id));
      const company = at === undefined ? undefined : this.companies[at];
      if (at === undefined || company === undefined) return [];
      const topicScore = topicScores[at] ?? 0;
      const commonShare = queryTerms.reduce((sum, term) => sum + this.topics.weightOf(term), 0) / totalWeight;
      const total = TOPIC_SHARE * topicScore + (1 - TOPIC_SHARE) * (score / best);
      return [{ company, topicScore, commonTerms: queryTerms.length, commonShare, score: total }];
    });
  }

  private tellingTerms(text: string): string[] {
    const byWeight = [...new Set(searchTerms(text))].toSorted(
      (a, b) => this.topics.weightOf(b) - this.topics.weightOf(a) || (a < b ? -1 : 1),
    );
    return byWeight.slice(0, MAX_TERMS);
  }

  /** Cosine with the text by the company's place in the list. */
  private topicScores(text: string): Float64Array {
    const scores = new Float64Array(this.companies.length);
    for (const [topic, weight] of this.topics.ofText(text)) {
      const { places = [], weights = [] } = this.byTopic.get(topic) ?? {};
      for (const [entry, place] of places.entries())
        scores[place] = (scores[place] ?? 0) + (weights[entry] ?? 0) * weight;
    }
    return scores;
  }

  private postCompanies(): Map<number, Postings> {
    const byTopic = new Map<number, Postings>();
    for (const [at, company] of this.companies.entries()) {
      for (const [topic, weight] of this.topics.ofCompany(company)) {
        const postings = byTopic.get(topic) ?? { places: [], weights: [] };
        postings.places.push(at);
        postings.weights.push(weight);
        byTopic.set(topic, postings);
      }
    }
    return byTopic;
  }
}
