import { describe, expect, it } from '@jest/globals';
import { customerName, wholeCustomerName } from './customer-name.js';

describe('what customers are called within a sentence', () => {
  it.each([
    ['Avalanche forecasters and blasters on highway and mine programs', 'avalanche forecasters and blasters'],
    ['Court clerks who must find a sworn interpreter for a hearing', 'court clerks'],
    ['Owners of cork oak estates in Portugal and Spain', 'owners of cork oak estates'],
    ['owners of small oyster farms, 200 to 3,000 bags', 'owners of small oyster farms'],
    ['Self-employed chimney sweeps in Britain and Ireland', 'self-employed chimney sweeps'],
    ['Kenyan hospitals that need blood urgently at night', 'Kenyan hospitals'],
    ['NHS trusts', 'NHS trusts'],
    ['treasurers of the building committee, and the neighbors that want to know where the money is', 'treasurers'],
    ['taxidermy studios taking in 100 to 1,000 mounts a year', 'taxidermy studios'],
    ["Poles living abroad or in another city with a parent's grave in Warsaw", 'Poles living abroad'],
    ['New Zealand shearing contractors running three or more gangs', 'New Zealand shearing contractors'],
    ['Plumbers with vans in Texas', 'plumbers with vans in Texas'],
    ['Germans', 'Germans'],
    ['Freelance subtitle translators working into Danish, Czech and Polish', 'freelance subtitle translators'],
    ['Mexican customs broker agencies (agencias aduanales) in Nuevo Laredo', 'Mexican customs broker agencies'],
    ['Owners of residential roofing companies doing $2M a year', 'owners of residential roofing companies'],
    ['Square sellers', 'Square sellers'],
    ['families who reserve a plot', 'families who reserve a plot'],
    ['Seafood factory in Mekong delta, 50 to 400 workers, ship 2 to 15 container in a month', 'seafood factories'],
    ['owner and secretary of driving schools with 4-25 cars, in Anatolian cities first', 'driving schools'],
    ['Oyster growers handling 1 to 20 million seed, owner runs the boat', 'oyster growers'],
    ['mothers mostly, of children aged 2 to 15, cooking at home', 'mothers'],
    ['anyone who wants to improve their life, mostly women 20-40', ''],
    ['vineyard managers, cellar masters and the directors of small airfields in Portugal', 'vineyard managers'],
    ['deaf pupils of 6 to 13 years and their teachers in public schools', 'deaf pupils'],
    ['owners and managers of small hotels by the sea in Portugal', 'owners and managers of small hotels by the sea'],
    ['Banks in Kenya', 'banks in Kenya'],
    ['Small businesses', 'small businesses'],
    ['People who run a marathon with one leg', 'people who run a marathon with one leg'],
  ])('is short, and begins as a word does there: %s', (written, name) => {
    expect(customerName(written)).toBe(name);
  });

  it('is whole where they are named', () => {
    expect(wholeCustomerName('Court clerks who must find an interpreter')).toBe(
      'court clerks who must find an interpreter',
    );
  });
});
