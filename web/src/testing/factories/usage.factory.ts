import { type Usage, USAGE_TOOLS, type UsageTool } from '@playbook/contracts/founder/usage.contract';

/** What a founder did who used three tools on three of 30 days, and began an application. */
export function buildUsage(): Usage {
  const days: Partial<Record<UsageTool, Usage['tools'][number]['days']>> = {
    pitchAnalyses: [
      { date: '2026-11-21', uses: 3 },
      { date: '2026-11-19', uses: 1 },
    ],
    ideaChecks: [{ date: '2026-11-20', uses: 2 }],
    industryInsights: [{ date: '2026-11-19', uses: 1 }],
    applications: [{ date: '2026-11-20', uses: 1 }],
  };
  const tools = USAGE_TOOLS.map((tool) => {
    const used = days[tool] ?? [];
    return { tool, total: used.reduce((sum, { uses }) => sum + uses, 0), days: used };
  });
  return { from: '2026-10-23', to: '2026-11-21', total: 8, tools };
}
