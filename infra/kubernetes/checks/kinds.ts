import { validate as validateExternalSecret } from '@kubernetes-models/external-secrets/_schemas/ComGithubExternalSecretsExternalSecretsApisExternalsecretsV1ExternalSecret';
import { validate as validateSecretStore } from '@kubernetes-models/external-secrets/_schemas/ComGithubExternalSecretsExternalSecretsApisExternalsecretsV1SecretStore';
