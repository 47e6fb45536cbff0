import type { Company } from './company.js';
import { searchTerms } from './search-terms.js';

/** Topics of fewer companies are names rather than topics. */
const MIN_COMPANIES = 2;
/**
 * A word of one company proves little: its companies are mixed with this share of the list without the topic, but with no more
 * than so many.
 */
const DOUBT_SHARE = 0.02;
const MAX_DOUBT_COMPANIES = 12;
const OWN_TOPIC_WEIGHT = 0.5;
/** What a rare word tells although it belongs to no topic. */
const LEAST_TOPICAL = 0.5;
/** A vector keeps its heaviest topics; the rest is noise that costs time and memory. */
const MAX_TOPICS = 16;

/** How many companies use a word, and how many of these have a topic. */
interface TermUsage {
  companies: number;
  readonly byTopic: Map<number, number>;
}

/** Weight by topic number. */
type TopicVector = ReadonlyMap<number, number>;

/**
 * Places texts in a space with one dimension a topic of the company list (explicit semantic analysis: Gabrilovich and Markovitch,
 * 2007). A word points to the topics that the companies which use it have more often than others do, so that "clinic" and
 * "telehealth" lie close without sharing a letter. Learned from the list alone; the same list gives the same space.
 */
export class TopicSpace {
  private readonly topicNumbers = new Map<string, number>();
  /** How much a topic tells, by number. */
  private readonly topicWeights: number[] = [];
  private readonly termVectors = new Map<string, TopicVector>();
  private readonly termWeights = new Map<string, number>();

  constructor(private readonly companies: readonly Company[]) {
    const shares = this.numberTopics();
    for (const [term, usage] of this.countUsage()) {
      const vector = this.termVector(usage, shares);
      this.termVectors.set(term, vector);
      this.termWeights.set(term, LEAST_TOPICAL * this.rarityOf(usage.companies) + lengthOf(vector));
    }
  }

  /** A vector of length 1, or an empty one for a text of unknown words. */
  ofText(text: string): TopicVector {
    return scaled(heaviest(this.sumOf(new Set(searchTerms(text)))));
  }

  /** The same for a company, whose topics are known. */
  ofCompany({ description, topics }: Company): TopicVector {
    const sum = new Map(this.ofText(description));
    for (const topic of topics) {
      const number = this.topicNumbers.get(topic);
      if (number === undefined) continue;
      const weight = OWN_TOPIC_WEIGHT * (this.topicWeights[number] ?? 0);
      sum.set(number, (sum.get(number) ?? 0) + weight / Math.log(this.companies.length + 1));
    }
    return scaled(heaviest(sum));
  }

  /** How much a word tells about what a company does: rare words and words of few topics tell more. More than 0. */
  weightOf(term: string): number {
    return this.termWeights.get(term) ?? LEAST_TOPICAL * this.rarityOf(0);
  }

  /** Numbers the topics; returns the share of companies that each has. */
  private numberTopics(): number[] {
    const counts = new Map<string, number>();
    for (const { topics } of this.companies) {
      for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    }
    const shares: number[] = [];
    for (const [topic, count] of counts) {
      if (count < MIN_COMPANIES) continue;
      this.topicNumbers.set(topic, shares.length);
      this.topicWeights.push(Math.log(this.companies.length / count));
      shares.push(count / this.companies.length);
    }
    return shares;
  }

  private countUsage(): Map<string, TermUsage> {
    const usages = new Map<string, TermUsage>();
    for (const { description, topics } of this.companies) {
      const numbers = topics.map((topic) => this.topicNumbers.get(topic)).filter((number) => number !== undefined);
      for (const term of new Set(searchTerms(`${description} ${topics.join(' ')}`))) {
        const usage = usages.get(term) ?? { companies: 0, byTopic: new Map<number, number>() };
        usage.companies += 1;
        for (const number of numbers) usage.byTopic.set(number, (usage.byTopic.get(number) ?? 0) + 1);
        usages.set(term, usage);
      }
    }
    return usages;
  }

  /** Its length is the word's weight: rare words and words of few topics tell more. */
  private termVector({ companies, byTopic }: TermUsage, shares: readonly number[]): TopicVector {
    const rarity = this.rarityOf(companies);
    const doubt = Math.min(MAX_DOUBT_COMPANIES, DOUBT_SHARE * this.companies.length);
    const vector = new Map<number, number>();
    for (const [number, count] of byTopic) {
      const excess = count / (companies + doubt) - (shares[number] ?? 0);
      if (excess > 0) vector.set(number, excess * (this.topicWeights[number] ?? 0) * rarity);
    }
    return heaviest(vector);
  }

  private rarityOf(companies: number): number {
    return Math.log(1 + this.companies.length / (1 + companies));
  }

  private sumOf(terms: ReadonlySet<string>): Map<number, number> {
    const sum = new Map<number, number>();
    for (const term of terms) {
      for (const [number, weight] of this.termVectors.get(term) ?? []) sum.set(number, (sum.get(number) ?? 0) + weight);
    }
    return sum;
  }
}

function heaviest(vector: TopicVector): TopicVector {
  return new Map([...vector].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_TOPICS));
}

function lengthOf(vector: TopicVector): number {
  let squares = 0;
  for (const weight of vector.values()) squares += weight * weight;
  return Math.sqrt(squares);
}

function scaled(vector: TopicVector): TopicVector {
  const length = lengthOf(vector);
  return length === 0 ? new Map() : new Map([...vector].map(([number, weight]) => [number, weight / length]));
}
