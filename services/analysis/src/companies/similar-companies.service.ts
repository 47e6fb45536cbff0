import { Injectable } from '@nestjs/common';
import type { SimilarStartup } from '@playbook/contracts/analysis/idea-check.schema';
import { CompaniesRepository } from './companies.repository.js';
import { CompanyIndex } from './company-index.js';
import { DEFAULT_COMPANIES } from './default-companies.js';

/** Section 6 of the rubric of ideas: none to four. */
const MAX_ITEMS = 4;

interface LoadedIndex {
  readonly version: string | null;
  readonly index: CompanyIndex;
}

/** Finds backed companies that resemble an idea: in the operator's imported list, or in the short list that ships. */
@Injectable()
export class SimilarCompanies {
  private loading: { readonly version: string | null; readonly index: Promise<LoadedIndex> } | null = null;

  constructor(private readonly repository: CompaniesRepository) {}

  /**
   * At most four, best first; none when nothing is close.
   * @param text What the founder wrote of the idea.
   * @throws ProcedureError `service_unavailable` when the database cannot be reached
   */
  async find(text: string): Promise<SimilarStartup[]> {
    const { index } = await this.current();
    return index
      .search(text, MAX_ITEMS)
      .map(({ company: { name, batch, description } }) => ({ name, batch, description }));
  }

  /** Reads the list again when an import has replaced it, once however many ask at the same time. */
  private async current(): Promise<LoadedIndex> {
    const version = await this.repository.version();
    if (this.loading?.version === version) return this.loading.index;
    const loading = { version, index: this.load(version) };
    this.loading = loading;
    loading.index.catch(() => {
      if (this.loading === loading) this.loading = null;
    });
    return loading.index;
  }

  private async load(version: string | null): Promise<LoadedIndex> {
    const companies = version === null ? DEFAULT_COMPANIES : await this.repository.all();
    return { version, index: new CompanyIndex(companies) };
  }
}
